/** Where we are in a game, for the header of the page: "Turn 3 · Movement · Blue". */
export const place = $state({ words: '' })
