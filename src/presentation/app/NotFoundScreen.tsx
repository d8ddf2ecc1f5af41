export function NotFoundScreen() {
  return null;
}
