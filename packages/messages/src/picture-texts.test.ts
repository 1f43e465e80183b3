import { expect, test } from 'vitest'
import { pictureText } from './picture-texts.ts'

const LANGUAGES =
  'pt_BR en_US de_DE es_ES fr_FR it_IT ru_RU id_ID vi_VN ja_JP ko_KR zh_CN hi_IN th_TH'.split(' ')

test('[R160] each language says in words of its own why a picture was refused', () => {
  const said = LANGUAGES.map((language) => pictureText('picture_cut', language))
  expect(new Set(said).size).toBe(LANGUAGES.length)
  expect(pictureText('face_not_live', 'nr_NR')).toBe(pictureText('face_not_live', 'en_US'))
  expect(pictureText('cpf_differs', 'xx_XX')).toBe('O CPF do documento não é o da sua conta.')
})
