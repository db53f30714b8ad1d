import { folderOrder, foldersAbove } from './scripts/metrics/folder-order.mjs'

/** Every script is read here, the scripts of components too; what only ESLint knows of templates is in eslint.config.js. */

const noElectron = {
  name: 'electron',
  message:
    'Only electron/main.ts, electron/preload.ts and electron/shell/ import electron; give the service what it needs as an argument.',
}
const noNode = {
  group: ['node:*', 'fs', 'path', 'os', 'crypto', 'ws', 'pdfkit'],
  message: 'shared/ and renderer/ have no Node; put the service in electron/desk and reach it through shared/bridge.',
}
const noUpwards = (regex) => ({
  regex,
  message: 'Imports run shared <- electron and shared <- renderer; move what both need into shared/.',
})
const noShell = {
  regex: '^\\.\\./(\\.\\./)*(shell|host)/',
  message: 'Services, paper and pages know nothing of the shells over them; give them what they need as an argument.',
}
/** How a file names a folder of an order: up the tree, or from the root of shared. */
const wayTo = {
  shared: '(#shared/|(\\.\\./)+(shared/)?)',
  'shared/rules': '(#shared/rules/|(\\.\\./)+(rules/)?)',
  renderer: '(\\.\\./)+',
}
const notUp = (parent, folder) => ({
  regex: `^${wayTo[parent]}(${foldersAbove(parent, folder).join('|')})(/|$)`,
  message: `${parent}/${folder} is below that folder (scripts/metrics/folder-order.mjs): move what both need down.`,
})
/** One override a folder of the order: what it may not import of the folders above and beside it. */
const oneWay = (parent, patterns) =>
  folderOrder[parent]
    .flat()
    .filter((folder) => foldersAbove(parent, folder).length > 0)
    .map((folder) => ({
      files: [folder.includes('.') ? `${parent}/${folder}` : `${parent}/${folder}/**/*.{ts,vue}`],
      excludeFiles: ['**/*.test.ts', '**/*.testing.ts'],
      rules: {
        'no-restricted-imports': ['error', { paths: [noElectron], patterns: [...patterns, notUp(parent, folder)] }],
      },
    }))
const ofShared = [noNode, noUpwards('(^|/)(electron|renderer|e2e|bench)/')]
const noRandom = [
  { object: 'Math', property: 'random', message: 'Dice come in as an argument (shared/kernel/dice).' },
  { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
]
const machine = ['window', 'document', 'process', 'Buffer', 'setTimeout', 'setInterval', 'performance']

export default {
  plugins: ['eslint', 'typescript', 'oxc'],
  categories: { correctness: 'error' },
  env: { builtin: true, node: true },
  ignorePatterns: ['build', 'dist', 'release', 'coverage', 'test-results', 'playwright-report', '.cache'],
  rules: {
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-restricted-imports': ['error', { paths: [noElectron] }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-useless-assignment': 'error',
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',
  },
  overrides: [
    {
      files: ['shared/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/*.testing.ts'],
      rules: {
        'no-restricted-imports': ['error', { paths: [noElectron], patterns: ofShared }],
        'no-restricted-properties': ['error', ...noRandom],
        'no-restricted-globals': ['error', ...machine],
      },
    },
    {
      files: ['renderer/**/*.{ts,vue}'],
      env: { browser: true },
      rules: {
        'no-restricted-imports': ['error', { paths: [noElectron], patterns: [noNode, noUpwards('(^|/)electron/')] }],
      },
    },
    ...oneWay('shared', ofShared),
    ...oneWay('shared/rules', [...ofShared, notUp('shared', 'rules')]),
    ...oneWay('renderer', [noNode, noUpwards('(^|/)electron/')]),
    {
      files: ['electron/**/*.ts'],
      rules: {
        'no-restricted-imports': ['error', { paths: [noElectron], patterns: [noUpwards('(^|/)renderer/')] }],
      },
    },
    {
      files: ['electron/{desk,host,page,pdf}/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/*.testing.ts'],
      rules: {
        'no-restricted-imports': ['error', { paths: [noElectron], patterns: [noUpwards('(^|/)renderer/'), noShell] }],
      },
    },
    {
      files: ['electron/main.ts', 'electron/preload.ts', 'electron/shell/**/*.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: [noUpwards('(^|/)renderer/')] }] },
    },
    { files: ['{e2e,scripts,bench}/**'], env: { browser: true } },
  ],
}
