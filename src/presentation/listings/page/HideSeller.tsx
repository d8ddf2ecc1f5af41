import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { UNDO_MS } from '../../shared/notices/noticeDurations';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { savedMarksViewModel } from '../../shared/viewModels';
import { keepingMessages } from './keepingMessages';

interface HideSellerProps {
  readonly uid: string;
  readonly name: string;
}

/** Puts all listings of someone out of one's sight, or back. */
export const HideSeller = observer(function HideSeller({ uid, name }: HideSellerProps) {
  const kept = useViewModel(savedMarksViewModel);
  const notify = useNotify();
  const wish = (isWanted: boolean) => kept.wish({ kind: 'hidden-seller', uid, name, isWanted });
  const hide = () => {
    wish(true);
    notify({
      text: keepingMessages.nowHidden(name),
      kind: 'info',
      durationMs: UNDO_MS,
      action: { label: keepingMessages.undo, run: () => wish(false) },
    });
  };
  const isHidden = kept.hiddenSellers.has(uid);
  return (
    <Row data-print="hide">
      {isHidden && <p role="status">{keepingMessages.hidden(name)}</p>}
      <Button color="inherit" onClick={isHidden ? () => wish(false) : hide}>
        {isHidden ? keepingMessages.show : keepingMessages.hide}
      </Button>
    </Row>
  );
});

const Row = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  marginTop: -8,
  p: {
    margin: 0,
    fontSize: '0.875rem',
    lineHeight: 1.45,
    textAlign: 'center',
    color: 'var(--mb-palette-text-secondary)',
  },
});
