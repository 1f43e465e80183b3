const LONGEST_SIDE = 2000
const QUALITY = 0.88

/**
 * A picture as a JPEG of at most 2000 pixels a side: quick to send, and without the place and the
 * device that cameras write into their files. One that the browser cannot draw is sent as it is.
 */
export async function smallPicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const drawn = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', QUALITY)
    })
    return drawn ?? file
  } catch {
    // the server says what it thinks of the file
    return file
  }
}
