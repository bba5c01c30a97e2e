/** What the build does last: tell the service worker which files there are, and pack them all. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { transformWithOxc, type Plugin } from 'vite'

const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const SMALLEST = 512
// Only whoever installs the client needs these, and then the system fetches them.
const UNKEPT = /^icon-(180|512|maskable)/
/** Stands in the service worker for the list of files. */
const MARK = /["'`]__FILES__["'`]/

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()
}

/** What the shell needs offline: the page and everything it may load, each with its version. */
function listed(folder: string): [string, string][] {
  return files(folder)
    .filter((path) => !UNKEPT.test(relative(folder, path)))
    .map((path) => {
      const name = `/${relative(folder, path).split(sep).join('/')}`
      const mark = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)
      return [name === '/index.html' ? '/' : name, mark]
    })
}

/** The worker is one plain script under a name that stays. */
async function writeWorker(source: string, folder: string): Promise<void> {
  const { code } = await transformWithOxc(readFileSync(source, 'utf-8'), source)
  const script = code.replace(/^export \{\s*\};?$/m, '')
  if (!MARK.test(script)) throw new Error(`${source} has no place for the list of files`)
  writeFileSync(join(folder, 'sw.js'), script.replace(MARK, JSON.stringify(listed(folder))))
}

function pack(folder: string): void {
  for (const path of files(folder)) {
    const content = readFileSync(path)
    if (!PACKED.has(extname(path)) || content.length < SMALLEST) continue
    const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
    writeFileSync(`${path}.br`, brotliCompressSync(content, brotli))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

export function finish(folder: string, worker: string): Plugin {
  return {
    name: 'oyez-finish',
    apply: 'build',
    async writeBundle() {
      await writeWorker(worker, folder)
      pack(folder)
    },
  }
}
