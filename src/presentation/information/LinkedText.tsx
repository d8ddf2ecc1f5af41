import { Link } from 'react-router-dom';
import { textPieces } from './textPieces';

/** A text with its links; those that leave the site open beside it. */
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
