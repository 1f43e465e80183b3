// `npm run files:list`: what a laboratory certifies, as a list for CERTIFIED_FILES.
import { digestOfParts, listOfParts } from '../certified-files.ts'

process.stdout.write(listOfParts(await digestOfParts()))
