export function PostListingScreen() {
  return null;
}
