import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import type { Photo } from '../../../domain/listings/Photo';
import { photoOfURL } from '../../../domain/listings/profilePhoto';
import { useAddress } from '../../shared/page/useAddress';

interface PortraitProps {
  readonly name: string;
  readonly photoURL: string | null;
  /** Pixels. */
  readonly size: number;
}

/** A person’s photo in a circle, or the first letter of their name. Decorative: the name is shown beside it. */
export function Portrait({ name, photoURL, size }: PortraitProps) {
  const photo = useMemo(() => (photoURL === null ? null : photoOfURL(photoURL)), [photoURL]);
  const letter = name.trim().charAt(0).toLocaleUpperCase('fr');
  return (
    <Circle style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {photo === null ? letter : <Picture key={photo.id} photo={photo} letter={letter} />}
    </Circle>
  );
}

/** Shows the letter where the photo cannot be loaded. */
function Picture({ photo, letter }: { readonly photo: Photo; readonly letter: string }) {
  const address = useAddress(photo, 'card');
  const [isBroken, setIsBroken] = useState(false);
  if (address === undefined) return null;
  if (address === null || isBroken) return letter;
  return <img src={address} alt="" decoding="async" draggable={false} onError={() => setIsBroken(true)} />;
}

const Circle = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 999,
  fontFamily: 'var(--mb-font-display)',
  fontWeight: 700,
  color: 'var(--mb-palette-secondary-contrastText)',
  background: 'var(--mb-palette-secondary-main)',
  img: { width: '100%', height: '100%', objectFit: 'cover' },
});
