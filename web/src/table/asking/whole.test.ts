import { describe, expect, it } from 'vitest'
import { cutBelow } from './whole'

const line = (top: number, bottom: number) => ({ top, bottom })

describe('the end of a list', () => {
  it('is where the room ends if no line is cut there', () => {
    expect(cutBelow([line(0, 44), line(52, 96)], 100)).toBe(100)
    expect(cutBelow([], 100)).toBe(100)
  })

  it('is above a line that would be cut', () => {
    expect(cutBelow([line(0, 44), line(52, 96), line(104, 148)], 131)).toBe(104)
  })

  it('is above what stands beside such a line and would be cut in its place', () => {
    expect(cutBelow([line(0, 44), line(52, 96), line(60, 140)], 120)).toBe(52)
  })

  it('cuts the first line rather than show nothing', () => {
    expect(cutBelow([line(0, 200)], 120)).toBe(120)
  })
})
