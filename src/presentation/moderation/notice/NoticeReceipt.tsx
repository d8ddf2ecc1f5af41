import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { OutlineLink } from '../../shared/controls/OutlineLink';
import { useNotify } from '../../shared/notices/notify';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { outcomeLabels } from '../messages';
import { Verdict } from '../Verdict';
import { followUpFailures, followUpMessages as messages, outcomeTexts } from './noticeMessages';
import type { NoticeFollowUpViewModel } from './NoticeFollowUpViewModel';
import { noticePaths } from './paths';

/** The reference, to be kept, and what became of the notice. */
export const NoticeReceipt = observer(function NoticeReceipt({
  followUp,
}: {
  readonly followUp: NoticeFollowUpViewModel;
}) {
  const notify = useNotify();
  const { outcome, reference, status } = followUp;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ text: messages.copied, kind: 'success' });
    } catch {
      notify({ text: messages.copyFailed, kind: 'error' });
    }
  };
  return (
    <>
      <Box>
        <h2>{messages.reference}</h2>
        <p>
          <code>{reference}</code>
        </p>
        <p className="quiet">{messages.secret}</p>
        <div className="row">
          <Button variant="outlined" onClick={() => void copy(reference)}>
            {messages.copyReference}
          </Button>
          <Button variant="outlined" onClick={() => void copy(absolute(noticePaths.followUp(reference)))}>
            {messages.copyAddress}
          </Button>
        </div>
      </Box>
      <Box>
        <h2>{messages.state}</h2>
        <div role="status">
          {status === 'reading' && <p>{messages.reading}</p>}
          {outcome !== null && (
            <>
              <p>
                <Verdict>{outcomeLabels[outcome]}</Verdict>
              </p>
              <p>{outcomeTexts[outcome]}</p>
            </>
          )}
          {isFailure(status) && <p className="failure">{followUpFailures[status]}</p>}
        </div>
        {(outcome === 'acted' || outcome === 'dismissed') && (
          <p>
            {messages.disagree} <Link to={paths.contact}>{messages.write}</Link>
            {messages.otherWays}
          </p>
        )}
        <div className="row">
          <Button variant="outlined" onClick={() => void followUp.read(reference)}>
            {messages.again}
          </Button>
        </div>
      </Box>
      <div className="row">
        <OutlineLink to={noticePaths.followUp()}>{messages.other}</OutlineLink>
        <OutlineLink to={noticePaths.form()}>{messages.report}</OutlineLink>
      </div>
    </>
  );
});

function isFailure(status: NoticeFollowUpViewModel['status']): status is keyof typeof followUpFailures {
  return status in followUpFailures;
}

const Box = styled.section({
  marginBottom: 20,
  padding: 'clamp(20px, 4vw, 28px)',
  borderRadius: 24,
  border: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  code: { fontSize: '1.25rem', overflowWrap: 'anywhere' },
});
