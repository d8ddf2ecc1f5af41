import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const french = '/[àâäçéèêëîïôöùûüœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŒÆ’«»]/';

const everywhere = [
  { selector: 'Decorator', message: 'No decorators: inversify and MobX 7 want opposite compiler options.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines the thing.' },
  { selector: 'ExportNamedDeclaration[source]', message: 'No barrels: import from the file that defines the thing.' },
  {
    selector: 'TSAsExpression > TSAsExpression, TSAsExpression > TSTypeAssertion',
    message: 'No double casts: convert the value or fix the type.',
  },
];

const namedExports = 'Named exports only: a thing has one name everywhere.';
const onlyNamedExports = [
  { selector: 'ExportDefaultDeclaration', message: namedExports },
  { selector: 'ExportSpecifier[exported.name="default"]', message: namedExports },
];

const importsWithoutExtension = [
  {
    selector: 'ImportDeclaration[source.value=/^\\..*\\.(ts|tsx|js|jsx|mjs)$/]',
    message: 'Relative imports go without an extension.',
  },
];

const frenchInMessagesOnly = [
  { selector: `Literal[value=${french}]`, message: 'French text stands in the messages.ts of its area.' },
  { selector: `TemplateElement[value.raw=${french}]`, message: 'French text stands in the messages.ts of its area.' },
  { selector: `JSXText[value=${french}]`, message: 'French text stands in the messages.ts of its area.' },
];

const noTextInScreens = [
  { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: 'Interface text stands in the messages.ts of its area.' },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|title|label|placeholder|alt|helperText)$/] > Literal[value=/[A-Za-z]{2}/]',
    message: 'Interface text stands in the messages.ts of its area.',
  },
  {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Text is never HTML: what a person wrote could be a script.',
  },
];

const routesInPaths = 'Routes are spelled out in src/presentation/shared/paths.ts only.';
const routesInPathsOnly = [
  { selector: 'Literal[value=/^\\u002F[a-z]/]', message: routesInPaths },
  { selector: 'TemplateElement[value.raw=/^\\u002F[a-z]/]', message: routesInPaths },
  {
    selector:
      ':matches(JSXAttribute, JSXExpressionContainer, Property, CallExpression[callee.name="navigate"]) > Literal[value="/"]',
    message: routesInPaths,
  },
];

const widthsInScreenWidthsOnly = [
  {
    selector: 'Literal[value=/^(@media )?.m(in|ax)-width/]',
    message: 'Screen widths come from src/presentation/shared/page/screenWidths.ts.',
  },
];

const uncheckedBinding = 'Bind with the functions of src/di/bind.ts: the compiler checks what they bind.';
const boundByFunctions = [
  {
    selector: 'MemberExpression[property.name=/^(bind|rebind|rebindAsync|to[A-Z][a-zA-Z]*(Value|Service)|toSelf)$/]',
    message: uncheckedBinding,
  },
  { selector: 'ObjectPattern > Property[key.name=/^(bind|rebind|rebindAsync)$/]', message: uncheckedBinding },
];

const patientWaiting = [
  {
    selector: 'MemberExpression[object.name="vi"][property.name=/^wait(For|Until)$/]',
    message: 'Wait with test/support/time/eventually.ts: a busy machine is slow, not wrong.',
  },
];

const hooksInScreens = 'Hooks are used in src/presentation and in .tsx files, where their rules are checked.';

const restrict = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });
const inSources = [everywhere, onlyNamedExports, importsWithoutExtension];

export default defineConfig(
  globalIgnores([
    'dist',
    'coverage',
    'test-results',
    '.stryker-tmp',
    '**/*.js',
    '**/*.cjs',
    '!functions/index.js',
    '!eslint.config.js',
  ]),
  {
    name: 'house/typescript',
    files: ['**/*.{ts,tsx}'],
    // The recommended rules that need types, and those that take long, stand in .oxlintrc.json: native code takes a fraction of the time.
    extends: [tseslint.configs.recommended],
    // A comment cannot switch a rule off: a rule that is wrong is mended here, for everyone.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'max-depth': ['error', 4],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': ['error', { name: 'event', message: 'Take the event as a parameter.' }],
      '@typescript-eslint/no-unused-vars': 'off',
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      ...restrict(everywhere, onlyNamedExports),
    },
  },
  {
    name: 'house/without hooks',
    // The rules of hooks, in .oxlintrc.json, compile what they read: they are left out where there is no hook.
    files: ['**/*.ts'],
    ignores: ['src/presentation/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'react', message: hooksInScreens }],
          patterns: [
            {
              regex: '^(react-|mobx-react|notistack$|@mui/|@dnd-kit/)|/presentation/',
              importNamePattern: '^use[A-Z]',
              message: hooksInScreens,
            },
          ],
        },
      ],
    },
  },
  {
    name: 'house/plain JavaScript',
    // No compiler reads it: a name that is not defined in the page function would only show on Firebase.
    files: ['functions/index.js', 'eslint.config.js'],
    extends: [tseslint.configs.recommended],
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { URL: 'readonly' } },
    rules: { eqeqeq: 'error', 'no-undef': 'error', ...restrict(everywhere) },
  },
  {
    name: 'house/sources',
    files: ['src/**/*.{ts,tsx}'],
    rules: restrict(...inSources, frenchInMessagesOnly),
  },
  {
    name: 'house/presentation',
    files: ['src/presentation/**/*.ts'],
    ignores: [
      'src/presentation/shared/paths.ts',
      'src/presentation/administration/paths.ts',
      'src/presentation/moderation/notice/paths.ts',
    ],
    rules: restrict(...inSources, frenchInMessagesOnly, routesInPathsOnly, widthsInScreenWidthsOnly),
  },
  {
    name: 'house/screens',
    files: ['src/presentation/**/*.tsx'],
    rules: restrict(...inSources, frenchInMessagesOnly, routesInPathsOnly, widthsInScreenWidthsOnly, noTextInScreens),
  },
  {
    name: 'house/wiring',
    files: ['src/di/**/*.ts'],
    ignores: ['src/di/bind.ts'],
    rules: restrict(...inSources, frenchInMessagesOnly, boundByFunctions),
  },
  {
    name: 'house/wiring of scripts',
    files: ['scripts/**/*.{ts,tsx}'],
    rules: restrict(everywhere, onlyNamedExports, boundByFunctions),
  },
  {
    name: 'house/silent layers',
    files: ['src/{domain,application,presentation,di}/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    name: 'house/where French stands',
    files: ['src/domain/**/*.ts', 'src/**/{messages,*Messages}.ts', 'src/infrastructure/**/demo*{.ts,/**/*.ts}'],
    rules: restrict(...inSources),
  },
  {
    name: 'house/where the interface is French',
    files: ['src/presentation/**/{messages,*Messages}.ts', 'src/presentation/information/operator.ts'],
    rules: restrict(...inSources, routesInPathsOnly),
  },
  {
    name: 'house/declarations',
    files: ['src/**/*.d.ts', 'src/**/*.d.*.ts'],
    rules: restrict(everywhere),
  },
  {
    name: 'house/packages',
    files: ['packages/*/src/**/*.ts'],
    rules: restrict(...inSources),
  },
  {
    name: 'house/tests',
    files: ['test/**/*.{ts,tsx}', 'packages/*/test/**/*.ts'],
    rules: restrict(...inSources, patientWaiting),
  },
  {
    name: 'house/patient waiting',
    files: ['test/support/time/eventually.ts'],
    rules: restrict(...inSources),
  },
  {
    name: 'house/test length',
    files: ['test/**/*.{ts,tsx}', 'packages/*/test/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'house/tables of data',
    // A table is as long as what it lists.
    files: ['scripts/content/**/*.ts', 'src/domain/listings/catalogue/*Family.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'house/tool configuration',
    // Tools ask for a default export.
    files: ['*.config.ts'],
    rules: restrict(everywhere),
  },
);
