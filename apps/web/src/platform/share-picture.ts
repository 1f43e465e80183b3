export type SharedPicture = {
  readonly picture: Blob
  readonly name: string
  readonly title: string
}

/** Hands a picture to the system's sheet; saves it where the browser has none. */
export async function sharePicture({ picture, name, title }: SharedPicture) {
  const files = [new File([picture], name, { type: picture.type })]
  if ('canShare' in navigator && navigator.canShare({ files })) {
    // a player who closes the system's sheet has not failed at anything
    await navigator.share({ files, title }).catch(() => {})
    return
  }
  const url = URL.createObjectURL(picture)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(url)
}
