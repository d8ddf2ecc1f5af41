import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../shared/notices/notify';
import type { PhotoInPreparation } from './ComposerViewModel';
import { messages, photoFailures } from '../messages';
import { noticeOfUnsent } from '../noticeOfUnsent';

/** Says which photos could not be sent to someone who has left the conversation meanwhile, and leads back. */
export function usePhotoFailures(): (photos: readonly PhotoInPreparation[]) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (photos) => {
    for (const { file, failure } of photos) {
      const reason = failure === null ? '' : ` ${photoFailures[failure]}`;
      notify(noticeOfUnsent(`${messages.photoFailed(file.name)}${reason}`, () => void navigate(pathname)));
    }
  };
}
