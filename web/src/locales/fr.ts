import general from '../../../src/oyez/messages/fr.ftl?raw'

const files = import.meta.glob<string>('./fr/*.ftl', { query: '?raw', import: 'default', eager: true })

export const interfaceTexts = Object.values(files)
export { general }
