import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import type { Photo } from '../../../domain/listings/Photo';
import { PhotoView } from '../../shared/cards/PhotoView';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { WithdrawnPhoto } from '../photos/WithdrawnPhoto';
import { caseMessages as messages } from './caseMessages';

interface PhotoStripProps {
  readonly photos: readonly Photo[];
  /** Blurred until the admin wants to see them, one by one. */
  readonly isOffensive: boolean;
}

/** Photos as buttons that enlarge them. */
export function PhotoStrip({ photos, isOffensive }: PhotoStripProps) {
  const [revealed, setRevealed] = useState<readonly string[]>([]);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const close = () => setEnlarged(null);
  useBackToClose(enlarged !== null, close);
  const shown = enlarged === null ? undefined : photos[enlarged];
  if (photos.length === 0) return <p>{messages.noPhoto}</p>;
  return (
    <>
      <List>
        {photos.map((photo, index) => {
          const isHidden = isOffensive && !revealed.includes(photo.id);
          const label = isHidden
            ? `${messages.showPhoto}, ${messages.hiddenPhoto(index + 1, photos.length)}`
            : messages.photoOf(index + 1, photos.length);
          return (
            <li key={photo.id}>
              <button
                type="button"
                aria-label={label}
                data-hidden={isHidden || undefined}
                onClick={() => (isHidden ? setRevealed([...revealed, photo.id]) : setEnlarged(index))}
              >
                <span className="picture">
                  <PhotoView
                    photo={photo}
                    rendition="thumbnail"
                    alt=""
                    fallback={<WithdrawnPhoto photo={photo} rendition="thumbnail" alt="" />}
                  />
                </span>
                {isHidden && <span className="reveal">{messages.showPhoto}</span>}
              </button>
            </li>
          );
        })}
      </List>
      {shown !== undefined && enlarged !== null && (
        <Dialog open onClose={close} maxWidth="md" fullWidth aria-label={messages.photoOf(enlarged + 1, photos.length)}>
          <Large>
            <PhotoView
              photo={shown}
              rendition="page"
              alt={messages.photoOf(enlarged + 1, photos.length)}
              eager
              fallback={
                <WithdrawnPhoto photo={shown} rendition="page" alt={messages.photoOf(enlarged + 1, photos.length)} />
              }
            />
          </Large>
          <DialogActions>
            <Button onClick={close} autoFocus>
              {messages.close}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  button: {
    position: 'relative',
    display: 'block',
    width: 120,
    height: 90,
    padding: 0,
    overflow: 'hidden',
    border: '1px solid var(--mb-palette-outline)',
    borderRadius: 10,
    cursor: 'pointer',
    color: 'var(--mb-palette-text-primary)',
    backgroundColor: 'var(--mb-palette-background-sunk)',
  },
  '.picture': { display: 'block', width: '100%', height: '100%' },
  '.picture img': { objectFit: 'cover' },
  '[data-hidden] .picture': { filter: 'blur(16px)' },
  '.reveal': {
    position: 'absolute',
    inset: 6,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 6,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.2,
    backgroundColor: 'var(--mb-palette-background-paper)',
  },
});

const Large = styled.div({ height: 'min(70vh, 640px)', '& img': { objectFit: 'contain' } });
