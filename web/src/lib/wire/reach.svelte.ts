/** Whether the server can be reached, as far as the last attempt tells. */

let lost = $state(false)

export const reach = {
  get lost(): boolean { return lost },
}

export function reached(yes: boolean): void {
  lost = !yes
}
