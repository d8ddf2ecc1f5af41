import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { PlainPage } from '../../shared/page/PlainPage';
import { paths } from '../../shared/paths';
import { postingMessages } from './messages';
import { postingPath } from './postingSteps';
import { usePostingStep } from './usePostingStep';

interface PostingGateProps {
  readonly words?: { readonly title: string; readonly text: string };
}

/** Shown to guests instead of the form; signing in leads back to the same step. */
export function PostingGate({ words = postingMessages.gate }: PostingGateProps) {
  const [step] = usePostingStep();
  const { pathname } = useLocation();
  return (
    <PlainPage title={words.title} text={words.text}>
      <Button component={Link} to={paths.signIn(pathname + postingPath(step))} variant="contained" size="large">
        {postingMessages.gate.signIn}
      </Button>
    </PlainPage>
  );
}
