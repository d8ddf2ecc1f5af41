import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ComposerViewModel } from './ComposerViewModel';
import { messages, photoFailures } from '../messages';

/** Photos that are being prepared, and those whose preparation failed. */
export const PhotosOnTheirWay = observer(function PhotosOnTheirWay({
  composer,
}: {
  readonly composer: ComposerViewModel;
}) {
  if (composer.photos.length === 0) return null;
  return (
    <List>
      {composer.photos.map(({ key, file, failure, progress }) => (
        <li key={key}>
          {failure === null ? (
            <>
              <span>{messages.preparingPhoto(file.name)}</span>
              <LinearProgress
                variant="determinate"
                value={100 * progress}
                aria-label={messages.preparingPhoto(file.name)}
              />
            </>
          ) : (
            <>
              <span role="alert">
                {messages.photoFailed(file.name)} {photoFailures[failure]}
              </span>
              <span>
                <Button size="small" onClick={() => composer.dismissPhoto(key)}>
                  {messages.removePhoto}
                </Button>
              </span>
            </>
          )}
        </li>
      ))}
    </List>
  );
});

const List = styled.ul({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  listStyle: 'none',
  margin: 0,
  padding: '0 6px',
  fontSize: '0.875rem',
  lineHeight: 1.4,
});
