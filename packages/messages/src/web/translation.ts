/** The same keys as a base catalogue, each with a text of its own. */
export type Translation<Base> = {
  readonly [Key in keyof Base]: Base[Key] extends string ? string : Translation<Base[Key]>
}
