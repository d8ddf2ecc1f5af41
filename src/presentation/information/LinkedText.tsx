import { Link } from 'react-router-dom';
import { textPieces } from './textPieces';

/** A text with its links; external links open in a new tab. */
export function LinkedText({ children }: { readonly children: string }) {
  return textPieces(children).map(({ text, address }, index) => {
    if (address === undefined) return text;
    if (address.startsWith('/') || address.startsWith('#'))
      return (
        <Link key={index} to={address}>
          {text}
        </Link>
      );
    return (
      <a key={index} href={address} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  });
}
