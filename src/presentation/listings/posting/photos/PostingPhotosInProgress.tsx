import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { observer } from 'mobx-react-lite';
import { Icon } from '../../../shared/controls/Icon';
import { photoFailureMessages, postingPhotoMessages as messages } from './messages';
import type { PhotoInProgress } from './PhotoInProgress';
import type { PostingPhotosViewModel } from './PostingPhotosViewModel';

/** The files that are being prepared or stored, and the refused ones with the reason. */
export const PostingPhotosInProgress = observer(function PostingPhotosInProgress({
  photos,
}: {
  readonly photos: PostingPhotosViewModel;
}) {
  return (
    <List aria-live="polite">
      {photos.prepared.map((file) => (
        <li key={file.key} data-refused={file.failure !== null || undefined}>
          <FileLine file={file} onDismiss={() => photos.dismiss(file.key)} />
        </li>
      ))}
    </List>
  );
});

const FileLine = observer(function FileLine({
  file,
  onDismiss,
}: {
  readonly file: PhotoInProgress;
  readonly onDismiss: () => void;
}) {
  const { failure, isOffline, name, progress } = file;
  const state = isOffline ? messages.offline(name) : messages.preparing(name);
  const label = failure === null ? messages.cancel(name) : messages.dismiss(name);
  return (
    <>
      <div className="text">
        <strong>{failure === null ? state : messages.refused(name)}</strong>
        {failure === null && !isOffline && (
          <LinearProgress variant="determinate" value={progress * 100} aria-label={state} />
        )}
        {failure !== null && <p>{photoFailureMessages[failure]}</p>}
      </div>
      <Button color="inherit" aria-label={label} onClick={onDismiss} sx={{ minWidth: 44, paddingInline: 0 }}>
        <Icon name="close" size={20} />
      </Button>
    </>
  );
});

const List = styled.ul({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '10px 10px 10px 16px',
    borderRadius: 14,
    background: 'var(--mb-palette-background-sunk)',
  },
  'li[data-refused]': {
    background: 'color-mix(in srgb, var(--mb-palette-error-main) 10%, var(--mb-palette-background-paper))',
  },
  '.text': { flexGrow: 1, minWidth: 0, display: 'grid', gap: 6 },
  strong: { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 },
  p: { margin: 0, fontSize: '0.9375rem' },
  '.MuiLinearProgress-root': { backgroundColor: 'var(--mb-palette-divider)' },
});
