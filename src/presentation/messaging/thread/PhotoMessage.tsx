import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import type { Photo } from '../../../domain/listings/Photo';
import { Icon } from '../../shared/controls/Icon';
import { PhotoView } from '../../shared/cards/PhotoView';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { messages } from '../messages';

/** A photo in a conversation; a click opens it in full. */
export function PhotoMessage({ photo, alt }: { readonly photo: Photo; readonly alt: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useBackToClose(isOpen, close);
  const aspectRatio = photo.width / photo.height;
  return (
    <>
      <Frame type="button" aria-label={messages.openPhoto} onClick={() => setOpen(true)} style={{ aspectRatio }}>
        <PhotoView photo={photo} rendition="card" alt={alt} />
      </Frame>
      {isOpen && (
        <Dialog open onClose={close} maxWidth="lg" aria-label={alt}>
          <Whole style={{ aspectRatio, width: `min(92vw, 1100px, ${TALLEST * aspectRatio}dvh)` }}>
            <PhotoView photo={photo} rendition="page" alt={alt} />
            <IconButton aria-label={messages.closePhoto} onClick={close} autoFocus>
              <Icon name="close" />
            </IconButton>
          </Whole>
        </Dialog>
      )}
    </>
  );
}

/** Of a whole photo, in hundredths of the window’s height. */
const TALLEST = 86;

const Frame = styled.button({
  display: 'block',
  width: 'min(280px, 60vw)',
  maxHeight: 340,
  padding: 0,
  border: 0,
  borderRadius: 14,
  overflow: 'hidden',
  cursor: 'zoom-in',
  background: 'var(--mb-palette-background-sunk)',
});

const Whole = styled.div({
  position: 'relative',
  maxWidth: '100%',
  overflow: 'hidden',
  '.MuiIconButton-root': {
    position: 'absolute',
    top: 8,
    right: 8,
    background: 'var(--mb-palette-background-paper)',
    color: 'var(--mb-palette-text-primary)',
  },
});
