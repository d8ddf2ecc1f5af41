import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ComposerViewModel } from './ComposerViewModel';
import { messages, photoFailures } from './messages';
import type { ThreadViewModel } from './ThreadViewModel';

interface PhotosOnTheirWayProps {
  readonly thread: ThreadViewModel;
  readonly composer: ComposerViewModel;
}

/** Photos that are being prepared and stored, and those that did not get there. */
export const PhotosOnTheirWay = observer(function PhotosOnTheirWay({ thread, composer }: PhotosOnTheirWayProps) {
  if (composer.photos.length === 0) return null;
  return (
    <List>
      {composer.photos.map((photo) => (
        <li key={photo.key}>
          {photo.failure === null ? (
            <>
              <span>{messages.sendingPhoto(photo.file.name)}</span>
              <LinearProgress variant="determinate" value={100 * photo.progress} aria-label={messages.sendingPhoto(photo.file.name)} />
            </>
          ) : (
            <>
              <span role="alert">{messages.photoFailed(photo.file.name)} {photoFailures[photo.failure]}</span>
              <span>
                <Button size="small" onClick={() => void composer.sendPhotoAgain(photo, thread.opening)}>{messages.retryPhoto}</Button>
                <Button size="small" onClick={() => composer.dismissPhoto(photo.key)}>{messages.removePhoto}</Button>
              </span>
            </>
          )}
        </li>
      ))}
    </List>
  );
});

const List = styled.ul({ display: 'flex', flexDirection: 'column', gap: 6, listStyle: 'none', margin: 0, padding: '0 6px', fontSize: '0.875rem', lineHeight: 1.4 });
