import { mount } from 'svelte'
import { speak, type LANGUAGES } from '../src/lib/words/words.svelte'
import '../src/styles/index.css'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
const theme = query.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
await speak((query.get('lang') ?? 'en') as (typeof LANGUAGES)[number], false)
mount(Gallery, { target: document.getElementById('app')!, props: { room: query.get('room') ?? 'kingdoms' } })
