const HOME = '/';

/** Characters that browsers drop or read as a slash, and that could make a path lead to another site. */
const forbiddenCharacters = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * The path inside this site that `?next=` asks for, or the home page. Everything that could lead elsewhere is
 * refused: another scheme, another host, an empty or dotted path segment, control characters; and the sign-in page,
 * which would be a loop.
 */
export function internalPath(next: string | null): string {
  if (next === null || !next.startsWith('/') || forbiddenCharacters.test(next)) return HOME;
  const segments = next
    .slice(1)
    .replace(/[?#].*/s, '')
    .split('/');
  const isPlain = segments.every(
    (segment, index) => (segment !== '' || index === segments.length - 1) && !isDotted(segment),
  );
  return isPlain && segments[0] !== 'auth' ? next : HOME;
}

function isDotted(segment: string): boolean {
  return /^(?:\.|%2e){1,2}$/i.test(segment);
}
