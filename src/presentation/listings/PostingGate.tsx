import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PlainPage } from '../shared/PlainPage';
import { postingMessages } from './postingMessages';
import { postingPath } from './postingSteps';
import { usePostingStep } from './usePostingStep';

/** In place of the form for someone who is not signed in; they come back to the step they were at. */
export function PostingGate() {
  const [step] = usePostingStep();
  return (
    <PlainPage title={postingMessages.gate.title} text={postingMessages.gate.text}>
      <Button component={Link} to={`/auth?next=${encodeURIComponent(postingPath(step))}`} variant="contained" size="large">
        {postingMessages.gate.signIn}
      </Button>
    </PlainPage>
  );
}
