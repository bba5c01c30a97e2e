// The gallery is for those who draw: `npx vite --config gallery/vite.config.ts`. It is not in the bundle.
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  configFile: false,
  plugins: [svelte()],
  server: { fs: { allow: [here('..'), here('../../src')] } },
})
