import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import ts from 'typescript-eslint'

/** Components with their templates, which oxlint cannot read; every other rule is in oxlint.config.mjs. */
export default [
  ...vue.configs['flat/recommended'],
  {
    files: ['renderer/**/*.vue'],
    plugins: { '@typescript-eslint': ts.plugin },
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // What only the template uses is used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'vue/multi-word-component-names': 'off',
    },
  },
  prettier,
]
