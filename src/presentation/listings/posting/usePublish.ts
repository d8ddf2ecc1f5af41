import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';
import type { PostListingViewModel } from './PostListingViewModel';

/** Publishes a draft without errors; a guest is led to sign in for that. */
export function usePublish(viewModel: PostListingViewModel): () => void {
  const navigate = useNavigate();
  return () => {
    if (viewModel.isGuest) void navigate(paths.signIn(paths.publishListing));
    else void viewModel.publish();
  };
}
