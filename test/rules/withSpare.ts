/**
 * The rules with an addition that takes `expressions` of the thousand that each document of a commit may use: what is still allowed
 * leaves so many to spare. Every write of a listing, a card or an account asks `mayWrite` once; one of an admin asks twice.
 */
export function withSpare(rules: string, expressions: number): string {
  const name = 'function mayWrite() {';
  const condition = /function mayWrite\(\) \{\s*return ([^;]+);\s*\}/;
  if (!condition.test(rules)) throw new Error('the rules have no function mayWrite');
  return rules.replace(
    condition,
    (_found, body: string) => `${spare(expressions)} ${name} return spare() && (${body}); }`,
  );
}

/** Seven of the expressions are the call, `&&` (two), the comparison (two), the method and the list: see test/agreement/costs. */
function spare(expressions: number): string {
  return `function spare() { return [${Array<string>(expressions - 7)
    .fill('1')
    .join(',')}].size() > 0; }`;
}
