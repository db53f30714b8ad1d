import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import globals from 'globals'
import ts from 'typescript-eslint'

const noElectron = {
  name: 'electron',
  message:
    'Only electron/main.ts, electron/preload.ts and electron/shell/ import electron; give the service what it needs as an argument.',
}
const noNode = {
  group: ['node:*', 'fs', 'path', 'os', 'crypto', 'ws', 'pdfkit'],
  message: 'shared/ and renderer/ have no Node; put the service in electron/desk and reach it through shared/bridge.',
}
const noUpwards = {
  regex: '(^|/)(electron|renderer|e2e|bench)/',
  message: 'Imports run shared <- electron and shared <- renderer; move what both need into shared/.',
}
const noRandom = [
  { object: 'Math', property: 'random', message: 'Dice come in as an argument (shared/kernel/dice).' },
  { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
]

export default ts.config(
  {
    ignores: [
      'build/',
      'dist/',
      'release/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '.cache/',
      'node_modules/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...vue.configs['flat/recommended'],
  { files: ['**/*.vue'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'no-restricted-imports': ['error', { paths: [noElectron] }],
    },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.testing.ts'],
    languageOptions: { globals: {} },
    rules: {
      'no-restricted-imports': ['error', { paths: [noElectron], patterns: [noNode, noUpwards] }],
      'no-restricted-properties': ['error', ...noRandom],
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'process',
        'Buffer',
        'setTimeout',
        'setInterval',
        'performance',
      ],
    },
  },
  {
    files: ['renderer/**/*.{ts,vue}'],
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      'no-undef': 'off',
      'no-restricted-imports': [
        'error',
        { paths: [noElectron], patterns: [noNode, { regex: '(^|/)electron/', message: noUpwards.message }] },
      ],
      'vue/multi-word-component-names': 'off',
    },
  },
  {
    files: ['electron/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [noElectron], patterns: [{ regex: '(^|/)renderer/', message: noUpwards.message }] },
      ],
    },
  },
  {
    files: ['electron/main.ts', 'electron/preload.ts', 'electron/shell/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '(^|/)renderer/', message: noUpwards.message }] }],
    },
  },
  {
    files: ['e2e/**/*.ts', 'scripts/**/*.{mjs,ts}', 'bench/**/*.ts'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  prettier,
)
