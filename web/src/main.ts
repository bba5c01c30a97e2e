import { mount } from 'svelte'
import App from './App.svelte'
import './lib/ground.css'
import { memory } from './lib/memory'
import { whoAmI } from './lib/people.svelte'
import { prefs } from './lib/prefs.svelte'
import { startWorker } from './lib/wire/push'
import { go } from './lib/page/router.svelte'
import { preferredLanguage, speak } from './lib/words/words.svelte'
import './styles/index.css'

// A part of the page that is gone from the server belongs to an older version: load the new one, but not for ever.
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(memory.get('reloaded', true)) < 60_000) return
  event.preventDefault()
  memory.set('reloaded', String(Date.now()), true)
  location.reload()
})

prefs.dress()
const known = whoAmI().catch(() => null)
// The home page needs nothing of the server to be painted.
const home = location.pathname === '/'
if (home) void import('./pages/Lobby.svelte')
await Promise.all([speak(preferredLanguage(), false), home ? null : known])

const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
startWorker(go)
