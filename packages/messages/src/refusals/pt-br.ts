/** What a player reads when the server says no. `{name}` places are filled by the server. */
export const ptBr = {
  unauthenticated: 'Sua sessão expirou. Por favor, faça login novamente.',
  insufficient_funds: 'Saldo insuficiente. Faça um depósito para continuar.',
  page_unavailable: 'Esta página não está disponível agora.',

  invalid_input: 'Por favor, verifique as informações preenchidas: {fields}.',
  not_found: 'Não encontramos o que você procura.',
  too_many_requests: 'Muitas tentativas. Aguarde {seconds} segundos e tente novamente.',
  internal_error: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
  service_busy: 'Estamos com muito movimento. Tente novamente em instantes.',
  not_available_yet: 'Este recurso ainda não está disponível.',
  forbidden_origin: 'Este pedido veio de um endereço que não reconhecemos.',

  idempotency_key_required: 'O pedido veio sem identificação. Atualize a página e tente novamente.',
  idempotency_key_reused:
    'Este pedido já foi usado com outros dados. Atualize a página e tente novamente.',
  limit_reached: 'Você atingiu um limite da sua conta.',

  captcha_wrong: 'O código da imagem não confere. Digite o novo código.',
  login_failed: 'E-mail ou senha incorretos.',
  login_locked: 'Muitas tentativas de login. Aguarde {minutes} minutos e tente novamente.',
  registration_failed:
    'Não foi possível concluir o cadastro com estes dados. Se você já tem conta, faça login ou recupere a senha.',
  email_invalid: 'Digite um e-mail válido.',
  phone_invalid: 'Digite um telefone válido com DDD.',
  password_too_short: 'A senha precisa ter pelo menos {min} caracteres.',
  password_too_long: 'A senha pode ter no máximo {max} caracteres.',
  password_too_common: 'Esta senha é muito comum. Escolha outra.',
  passwords_differ: 'As senhas não são iguais.',
  invite_code_unknown: 'O código de convite não existe.',

  kyc_required: 'Confirme seu nome e CPF para continuar.',
  kyc_cpf_invalid: 'O CPF digitado não é válido.',
  kyc_name_invalid: 'Digite seu nome completo, como no documento.',
  kyc_cpf_taken: 'Não foi possível confirmar este CPF. Fale com o suporte.',
  kyc_already_verified: 'Seus dados já estão confirmados.',

  package_unknown: 'Este pacote de recarga não está mais disponível.',
  order_unknown: 'Não encontramos esta recarga.',
  order_not_open: 'Esta recarga já foi encerrada.',
  payment_provider_unavailable: 'O serviço de PIX está fora do ar. Tente novamente em instantes.',

  withdraw_locked: 'Sua fatura do jogo está sendo gerada, por favor, tente novamente mais tarde',
  withdraw_count_reached: 'Número de retiradas restantes hoje 0, tente novamente amanhã。',
  withdraw_nothing_available: 'Sem valor de levantamento',
  withdraw_below_minimum: 'Montante mínimo de retirada:R${limit}',
  withdraw_above_maximum: 'Montante máximo de levantamento:R${limit}',
  withdraw_destination_invalid: 'Confira o tipo e o número da chave para o saque.',
  withdraw_holder_mismatch: 'O saque só pode ir para uma conta do seu próprio CPF.',

  stake_below_minimum: 'A aposta mínima é R$ {limit}.',
  stake_above_maximum: 'A aposta máxima é R$ {limit}.',
  payout_above_maximum: 'Com esta aposta o prêmio passaria de R$ {limit}, o máximo por rodada.',
  dice_target_out_of_range: 'Escolha um alvo com chance entre 0,01% e 98%.',
  client_seed_invalid: 'A semente pode ter de 1 a 64 letras, números, hífens ou sublinhados.',
  seed_in_use: 'Termine a rodada aberta antes de trocar as sementes.',
  round_unknown: 'Não encontramos esta rodada.',

  draw_unknown: 'Não encontramos esta rodada.',
  draw_closed: 'Aposta não aceita: a rodada já fechou. Seu saldo não mudou.',
  draw_stake_limit: 'Você pode apostar no máximo R$ {limit} nesta rodada.',
  draw_payout_limit: 'Com esta aposta o prêmio passaria de R$ {limit}, o máximo por opção.',
  draw_account_barred: 'Contas de teste não participam deste jogo.',
  game_unknown: 'Não temos este jogo.',
  game_unavailable:
    'O estúdio deste jogo não está respondendo. Seu saldo está seguro; tente de novo em instantes.',

  event_unknown: 'Este jogo não está mais disponível.',
  outcome_closed: 'Esta opção não está aberta para apostas.',
  odds_changed: 'A cotação mudou de {seen} para {now}. Confirme para apostar com a nova cotação.',
  bet_unknown: 'Não encontramos esta aposta.',
  exposure_limit: 'Esta opção atingiu o limite de apostas. Valor máximo agora: R$ {limit}.',
  event_changed: 'O jogo mudou enquanto sua aposta era processada. Confira e aposte novamente.',
  legs_related: 'Estas seleções são relacionadas e não podem ficar na mesma múltipla.',
  parlay_limit: 'A múltipla atingiu o limite de {limit} seleções.',
  ticket_shape: 'Confira as seleções e o tipo da aposta.',
  total_odds_limit: 'A cotação total passa do máximo de {limit}.',
  price_moved_meanwhile:
    'A cotação mudou enquanto a aposta esperava. O valor voltou para o seu saldo.',
  cash_out_unavailable: 'O cash out não está disponível agora.',
  cash_out_changed: 'O valor do cash out mudou. Confira o novo valor.',
} as const
