import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { Photo } from '../../../domain/listings/Photo';
import { messages } from '../messages';
import { useAddress } from '../page/useAddress';
import { useLazyLoading } from './useLazyLoading';

interface PhotoViewProps {
  readonly photo: Photo;
  readonly rendition: PhotoRendition;
  readonly alt: string;
  /** Loaded at once; others when they come near the visible part. */
  readonly eager?: boolean;
  /** Shown instead of a photo that its address does not show. */
  readonly fallback?: ReactNode;
}

/** A photo that fills its box. The box sets the size, so that nothing moves when the photo has loaded. */
export function PhotoView({ photo, rendition, alt, eager = false, fallback }: PhotoViewProps) {
  const address = useAddress(photo, rendition);
  const isDue = useLazyLoading(address, eager);
  const [brokenAddress, setBrokenAddress] = useState<string>();
  if (address === undefined || !isDue) return <Waiting />;
  if (address === null || address === brokenAddress) return fallback ?? <PhotoPlaceholder label={messages.photoGone} />;
  return (
    <Picture
      src={address}
      alt={alt}
      width={photo.width}
      height={photo.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setBrokenAddress(address)}
    />
  );
}

/** Shown instead of a missing photo. */
export function PhotoPlaceholder({ label }: { readonly label: string }) {
  return (
    <Empty role="img" aria-label={label}>
      <svg
        viewBox="0 0 48 36"
        width="56"
        height="42"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 10h9l4-6h14l4 6h9v23H4z" />
        <circle cx="24" cy="20" r="7" />
      </svg>
    </Empty>
  );
}

const Picture = styled.img({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const Waiting = styled.span({ display: 'block', width: '100%', height: '100%' });

const Empty = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: 'var(--mb-palette-text-secondary)',
});
