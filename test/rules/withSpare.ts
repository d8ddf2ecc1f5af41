/**
 * The rules with an addition that takes `expressions` of the thousand that each document of a commit may use: what is still allowed
 * leaves so many to spare. The first `allow` of a match for each kind of write has it, which every such write asks.
 */
export function withSpare(rules: string, expressions: number): string {
  const root = 'match /databases/{database}/documents {';
  const [head = '', ...matches] = rules.split(/(?=\n *match \/)/);
  if (!rules.includes(root)) throw new Error('the rules have no match of all documents');
  return (
    head +
    matches
      .map(withSpareIn)
      .join('')
      .replace(root, `${root} ${spare(expressions)}`)
  );
}

function withSpareIn(match: string): string {
  const asked = new Set<string>();
  return match.replaceAll(/allow ([a-z, ]+): if ([^;]+);/g, (allow, methods: string, condition: string) => {
    const fresh = methods.split(', ').filter((method) => !['get', 'list'].includes(method) && !asked.has(method));
    for (const method of fresh) asked.add(method);
    return fresh.length === 0 ? allow : `allow ${methods}: if spare() && (${condition});`;
  });
}

/** Seven of the expressions are the call, `&&` (two), the comparison (two), the method and the list: see test/agreement/costs. */
function spare(expressions: number): string {
  return `function spare() { return [${Array<string>(expressions - 7)
    .fill('1')
    .join(',')}].size() > 0; }`;
}
