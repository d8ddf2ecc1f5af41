import ts from 'typescript';

/** The functions that declare a test: those of Vitest and Playwright, and those of the cases of `test/rules`. */
const declares = /^(test|it|allows|denies)(\.(each|for|concurrent|step))*$/;

/** The titles of all tests in a file, as they are written; for a table of cases, the title of the table. */
export function titlesIn(fileName: string, source: string): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declares.test(nameOf(node.expression))) {
      const title = node.arguments[0] && textOf(node.arguments[0]);
      if (title) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, kindOf(fileName)));
  return titles;
}

function kindOf(fileName: string): ts.ScriptKind {
  return fileName.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** `test.each` of `test.each([…])('…')`, `` test.each`…`('…') `` and `test.each(…)`. */
function nameOf(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called)) return `${nameOf(called.expression)}.${called.name.text}`;
  if (ts.isCallExpression(called)) return nameOf(called.expression);
  if (ts.isTaggedTemplateExpression(called)) return nameOf(called.tag);
  return '';
}

function textOf(argument: ts.Expression): string | null {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return null;
  return argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}
