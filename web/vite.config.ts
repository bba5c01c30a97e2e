/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { finish, LICENCES } from './build/finish.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env['OYEZ_SERVER'] ?? 'http://127.0.0.1:8137'
// Whoever tries something out can build elsewhere, and serve it with the same variable set.
const folder = process.env['OYEZ_CLIENT'] ?? here('../src/oyez/server/client')

export default defineConfig({
  plugins: [svelte(), finish(folder, here('.'))],
  // Tests run the part of Svelte that browsers run. Maps are moved without what d3 would bring for it.
  resolve: process.env['VITEST']
    ? { conditions: ['browser'] }
    : { alias: { 'd3-transition': here('src/board/still.ts'), 'd3-interpolate': here('src/board/still.ts') } },
  build: {
    outDir: folder,
    emptyOutDir: true,
    // The policy of the server allows no data in place of a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The licences of all packages that go into the page; tools/licences.py reads which they are.
    license: { fileName: LICENCES },
    reportCompressedSize: false,
    target: 'es2022',
    // Those that know light-dark(), which names every colour once.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rollupOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files rather than many small ones: what all pages use comes together.
        codeSplitting: {
          groups: [
            { name: 'ground', tags: ['$initial'], test: /\.(svelte|ts|js|mjs)$/ },
            { name: 'shared', minShareCount: 2, test: /src.(lib|art)..*\.(svelte|ts)$/ },
            // … and what a table shares with parts that come to it later, but not what only those share.
            { name: 'common', minShareCount: 2, test: /src.(board|choices|scenes|table|time).(?!Clash|Hall|Rematch|Step|Chart|charts|ranks).*\.(svelte|ts)$/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/oyez/messages')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    // A link that is left to the browser would otherwise be followed, to nowhere.
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } } } },
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // A busy machine is no fault.
    testTimeout: 30_000,
  },
})
