import styled from '@emotion/styled';
import { outlineLink } from '../shared/controls/buttonLook';
import { mapMessages } from './messages';

interface MapNoticeProps {
  readonly text: string;
  /** Absent while the map loads. */
  readonly onRetry?: () => void;
}

/** In the place of a map that is loading or could not be loaded. */
export function MapNotice({ text, onRetry }: MapNoticeProps) {
  return (
    <Place role={onRetry === undefined ? 'status' : 'alert'}>
      <p>{text}</p>
      {onRetry !== undefined && (
        <button type="button" onClick={onRetry}>
          {mapMessages.retry}
        </button>
      )}
    </Place>
  );
}

const Place = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  width: '100%',
  height: '100%',
  padding: 16,
  textAlign: 'center',
  borderRadius: 20,
  border: '1px dashed var(--mb-palette-divider)',
  color: 'var(--mb-palette-text-secondary)',
  background: 'var(--mb-palette-background-sunk)',
  p: { margin: 0, maxWidth: '40ch' },
  button: outlineLink,
});
