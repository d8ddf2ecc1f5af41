import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { smallButton } from '../../shared/controls/smallButton';
import { UNDO_MS } from '../../shared/notices/toastDurations';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { savedMarksViewModel } from '../../shared/viewModels';
import { savedItemsMessages } from './messages';

interface HideSellerProps {
  readonly uid: string;
  readonly name: string;
  readonly isWanted: boolean;
}

/** Hides all listings of a seller from the person's lists, or shows them again. */
export const HideSeller = observer(function HideSeller({ uid, name, isWanted }: HideSellerProps) {
  const savedMarks = useViewModel(savedMarksViewModel);
  const notify = useNotify();
  const setHidden = (isHiding: boolean) => savedMarks.request({ kind: 'hidden-seller', uid, name, isWanted: isHiding });
  const hide = () => {
    setHidden(true);
    notify({
      text: savedItemsMessages.nowHidden(name),
      kind: 'info',
      durationMs: UNDO_MS,
      action: { label: savedItemsMessages.undo, run: () => setHidden(false) },
    });
  };
  const isHidden = savedMarks.hiddenSellers.has(uid);
  return (
    <Row data-print="hide">
      {isHidden && <p role="status">{savedItemsMessages.hidden(name)}</p>}
      <button type="button" onClick={isHidden ? () => setHidden(false) : hide}>
        {isHidden ? savedItemsMessages.show : isWanted ? savedItemsMessages.hideSeeker : savedItemsMessages.hide}
      </button>
    </Row>
  );
});

const Row = styled.div({
  button: smallButton,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  p: {
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.45,
    textAlign: 'center',
    color: 'var(--mb-palette-text-secondary)',
  },
});
