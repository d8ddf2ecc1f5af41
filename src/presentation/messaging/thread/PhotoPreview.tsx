import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { photoPreviewMessages as messages } from '../messages';
import type { ComposerViewModel } from './ComposerViewModel';
import { messageHelp } from './messageHelp';

interface PhotoPreviewProps {
  readonly files: readonly File[];
  readonly composer: Pick<ComposerViewModel, 'text' | 'error' | 'type'>;
  readonly onRemove: (file: File) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Shows the chosen photos before they leave. The text is the draft of the conversation, and stays where it was if one cancels. */
export const PhotoPreview = observer(function PhotoPreview(props: PhotoPreviewProps) {
  const { files, composer, onRemove, onSend, onCancel } = props;
  const titleId = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{messages.title(files.length)}</DialogTitle>
      <DialogContent>
        <Photos data-single={files.length === 1}>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              <Picture file={file} />
              {files.length > 1 && (
                <Button size="small" aria-label={messages.removeNamed(file.name)} onClick={() => onRemove(file)}>
                  {messages.remove}
                </Button>
              )}
            </li>
          ))}
        </Photos>
        <TextField
          fullWidth
          multiline
          maxRows={4}
          label={messages.caption}
          value={composer.text}
          {...messageHelp(composer)}
          onChange={(event) => composer.type(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button variant="contained" onClick={onSend}>
          {messages.send}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

/** The photo, or its name where the browser cannot show it, as for HEIC. */
function Picture({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current !== null) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} alt={file.name} />;
}

const Photos = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '&[data-single=true]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  li: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 4, minWidth: 0 },
  img: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: 160,
    objectFit: 'contain',
    padding: 8,
    borderRadius: 14,
    overflowWrap: 'anywhere',
    background: 'var(--mb-palette-background-sunk)',
  },
  '&[data-single=true] img': { height: 'min(260px, 40vh)' },
  '.MuiButton-root': { minHeight: 44 },
});
