import { notifications } from '@mantine/notifications'

/** What a check of a whole chain found; it stays until it was read. */
export const showProof = (isWhole: boolean, message: string) =>
  notifications.show({ color: isWhole ? 'teal' : 'red', autoClose: false, message })
