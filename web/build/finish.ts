/** What the build does last: complete the licences, tell the service worker which files there are, and pack them all. */

import { createHash } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { transformWithOxc, type Plugin } from 'vite'

const PACKED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const SMALLEST = 512
export const LICENCES = 'licences.txt'
// The system fetches the icons when the client is installed, and nobody reads licences offline.
const UNKEPT = /^(icon-(180|512|maskable)|licences\.txt$)/
/** Stands in the service worker for the list of files. */
const MARK = /["'`]__FILES__["'`]/

/** The bundler adds code of its own to every page, which its list of packages leaves out. */
const BUNDLERS = ['vite', 'rolldown']

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

/** Licences of the bundler's own code, and the text of the one that packages only name. */
function completeLicences(path: string, web: string): void {
  const added = BUNDLERS.map((name) => {
    const folder = join(web, 'node_modules', name)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Record<string, string>
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    if (!file) throw new Error(`${name} has no licence`)
    // What the bundler itself is made of does not come into the page.
    const [own = ''] = readFileSync(join(folder, file), 'utf-8').split('# Licenses of bundled dependencies')
    return `\n## ${name} - ${version} (${license})\n\n${own.trim()}\n`
  })
  const apache = readFileSync(join(web, '..', 'licences', 'Apache-2.0.txt'), 'utf-8')
  appendFileSync(path, `${added.join('')}\n# Apache-2.0\n\n${apache}`)
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

export function finish(folder: string, web: string): Plugin {
  return {
    name: 'oyez-finish',
    apply: 'build',
    async writeBundle() {
      completeLicences(join(folder, LICENCES), web)
      await writeWorker(join(web, 'sw', 'sw.ts'), folder)
      pack(folder)
    },
  }
}
