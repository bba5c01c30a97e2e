import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.serviceworker, ...globals.node },
    },
    rules: {
      eqeqeq: 'error',
      'no-undef': 'off',
      'max-lines': ['error', { max: 600 }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What is drawn anew by identity is replaced as a whole, so plain sets and maps will do.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Addresses are those of our own router, which has no base to add.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['**/*.generated.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
)
