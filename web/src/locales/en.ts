import general from '../../../src/oyez/messages/en.ftl?raw'

const files = import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default', eager: true })

export const interfaceTexts = Object.values(files)
export { general }
