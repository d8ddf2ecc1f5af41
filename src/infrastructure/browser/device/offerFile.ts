/** Downloads a file under a name. */
export function offerFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // By then, the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
