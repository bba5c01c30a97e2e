/** JSON Patch (RFC 6902: add, remove, replace), which leaves the original as it is.
 *
 * What no operation touches is the very same object afterwards, so that whoever compares by identity
 * sees at once what changed.
 */

import type { PatchOp } from './wire'

type Node = Record<string, unknown> | unknown[]

export function patched<T>(whole: T, operations: readonly PatchOp[]): T {
  // Copies made here may be changed in place by later operations.
  const own = new WeakSet<object>()
  let result: unknown = whole
  for (const operation of operations) {
    const keys = keysOf(operation.path)
    result = keys.length ? changed(result, keys, 0, operation, own) : operation.value
  }
  return result as T
}

function keysOf(path: string): string[] {
  if (path === '') return []
  if (!path.startsWith('/')) throw new Error(`no JSON pointer: ${path}`)
  return path
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function changed(node: unknown, keys: string[], at: number, operation: PatchOp, own: WeakSet<object>): Node {
  if (typeof node !== 'object' || node === null) throw new Error(`nothing at ${operation.path}`)
  const copy = own.has(node) ? (node as Node) : Array.isArray(node) ? [...node] : { ...node }
  own.add(copy)
  const key = keys[at]!
  if (at === keys.length - 1) {
    if (Array.isArray(copy)) changeList(copy, key, operation)
    else changeObject(copy, key, operation)
  } else if (Array.isArray(copy)) {
    const index = indexOf(key, copy.length - 1, operation)
    copy[index] = changed(copy[index], keys, at + 1, operation, own)
  } else {
    copy[key] = changed(copy[key], keys, at + 1, operation, own)
  }
  return copy
}

function changeObject(object: Record<string, unknown>, key: string, { op, path, value }: PatchOp): void {
  if (op !== 'add' && !Object.hasOwn(object, key)) throw new Error(`nothing at ${path}`)
  if (op === 'remove') delete object[key]
  else object[key] = value
}

function changeList(list: unknown[], key: string, operation: PatchOp): void {
  if (operation.op === 'add') {
    const index = key === '-' ? list.length : indexOf(key, list.length, operation)
    list.splice(index, 0, operation.value)
  } else if (operation.op === 'remove') list.splice(indexOf(key, list.length - 1, operation), 1)
  else list[indexOf(key, list.length - 1, operation)] = operation.value
}

function indexOf(key: string, most: number, { path }: PatchOp): number {
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : -1
  if (index < 0 || index > most) throw new Error(`nothing at ${path}`)
  return index
}
