import { LinkedText } from './LinkedText';
import type { Passage } from './Passage';

export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return passages.map((passage, index) => {
    if (typeof passage === 'string')
      return (
        <p key={index}>
          <LinkedText>{passage}</LinkedText>
        </p>
      );
    if ('list' in passage)
      return (
        <ul key={index}>
          <Items texts={passage.list} />
        </ul>
      );
    return (
      <ol key={index}>
        <Items texts={passage.steps} />
      </ol>
    );
  });
}

function Items({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <li key={text}>
      <LinkedText>{text}</LinkedText>
    </li>
  ));
}
