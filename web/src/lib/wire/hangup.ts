/** Close a socket and hear no more of it; one that is just being opened is closed once it is, or browsers complain. */
export function hangUp(socket: WebSocket): void {
  socket.onclose = socket.onmessage = socket.onerror = null
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
