import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../shared/notices/notify';
import type { PhotoInPreparation } from './ComposerViewModel';
import { messages, photoFailures } from '../messages';
import { toastOfUnsent } from '../toastOfUnsent';

/** Shows a toast for each photo that failed after the person left the conversation, with a link back. */
export function usePhotoFailures(): (photos: readonly PhotoInPreparation[]) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (photos) => {
    for (const { file, failure } of photos) {
      const reason = failure === null ? '' : ` ${photoFailures[failure]}`;
      notify(toastOfUnsent(`${messages.photoFailed(file.name)}${reason}`, pathname, (path) => void navigate(path)));
    }
  };
}
