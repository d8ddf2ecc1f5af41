import { cdp } from 'vitest/browser';

interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly attributes?: readonly string[] | undefined;
  readonly children?: readonly DomNode[] | undefined;
  readonly contentDocument?: DomNode | undefined;
}

/** The fonts in which Chromium has drawn the text within an element, by the names in their files; those of the machine with a remark. */
export async function fontsWithin(element: HTMLElement): Promise<readonly string[]> {
  element.id = 'drawn';
  const session = cdp();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const parents = nodesUnder(root)
    .filter(({ attributes = [] }) =>
      attributes.some((value, index) => value === 'drawn' && attributes[index - 1] === 'id'),
    )
    .flatMap(nodesUnder)
    .filter(({ children = [] }) => children.some(({ nodeType }) => nodeType === Node.TEXT_NODE));
  const answers = await Promise.all(
    parents.map(({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const names = answers.flatMap(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `${familyName} of the machine`)),
  );
  return [...new Set(names)].sort();
}

function nodesUnder(node: DomNode): readonly DomNode[] {
  const { children = [], contentDocument } = node;
  return [node, ...[...children, ...(contentDocument === undefined ? [] : [contentDocument])].flatMap(nodesUnder)];
}
