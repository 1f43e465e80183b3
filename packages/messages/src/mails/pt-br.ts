export const ptBr = {
  reset_code: {
    subject: 'Seu código: {code}',
    text: `Olá!

Use este código para criar uma nova senha: {code}

Ele vale por {minutes} minutos. Se não foi você que pediu, ignore este e-mail: sua senha continua a mesma.

Jogada`,
  },
  login_code: {
    subject: 'Seu código: {code}',
    text: `Olá!

Use este código para entrar na sua conta: {code}

Ele vale por {minutes} minutos. Não passe a ninguém. Se não foi você que tentou entrar, alguém sabe a sua senha: troque-a agora.

Jogada`,
  },
  inbox_message: {
    subject: 'Uma mensagem da Jogada',
    text: `Olá!

{text}

Você recebe este e-mail porque pediu isso na caixa de mensagens, e pode desligá-lo lá.

Jogada`,
  },
  password_changed: {
    subject: 'Sua senha foi alterada',
    text: `Olá!

A senha da sua conta acaba de ser alterada e todos os aparelhos foram desconectados. Entre com a nova senha.

Se não foi você, redefina a senha agora em "Esqueci minha senha" e fale com o nosso atendimento.

Jogada`,
  },
  phone_changed: {
    subject: 'Seu telefone foi trocado',
    text: `Olá!

O telefone da sua conta acaba de ser trocado para o que termina em {end}.

Se não foi você, troque a senha agora e fale com o suporte.

Jogada`,
  },
  phone_released: {
    subject: 'O telefone da sua conta foi liberado',
    text: `Olá!

O nosso atendimento liberou, a pedido, o telefone que termina em {end}: ele não vale mais como confirmado na sua conta. Todos os aparelhos foram desconectados. Entre com a sua senha e confirme um telefone.

Se não foi você que pediu, troque a senha agora e fale com o suporte.

Jogada`,
  },
  factor_released: {
    subject: 'A verificação em duas etapas da sua conta foi desligada',
    text: `Olá!

O nosso atendimento desligou, a pedido, a verificação em duas etapas da sua conta: o aplicativo autenticador e os códigos de recuperação não valem mais. Todos os aparelhos foram desconectados. Entre com a sua senha e ligue a verificação de novo em Segurança.

Se não foi você que pediu, troque a senha agora e fale com o suporte.

Jogada`,
  },
  email_code: {
    subject: 'Seu código: {code}',
    text: `Olá!

Use este código para passar a entrar na sua conta com este e-mail: {code}

Ele vale por {minutes} minutos. Se não foi você que pediu, ignore este e-mail: nada muda.

Jogada`,
  },
  email_changed: {
    subject: 'Seu e-mail foi trocado',
    text: `Olá!

O e-mail da sua conta acaba de ser trocado. Este endereço não abre mais a conta.

Se não foi você, fale agora com o nosso atendimento.

Jogada`,
  },
  account_suspended: {
    subject: 'Sua conta está suspensa',
    text: `Olá!

Sua conta foi suspensa pela nossa equipe. Enquanto isso ninguém entra com ela, joga ou deposita. O saldo continua seu e fica guardado.

Para saber o motivo ou pedir a liberação, fale conosco: {contact}

Jogada`,
  },
  account_closed_by_us: {
    subject: 'Sua conta foi encerrada',
    text: `Olá!

Sua conta foi encerrada pela nossa equipe. Ninguém mais entra com ela, joga ou deposita. O saldo que ainda houver continua seu.

Para saber o motivo ou receber o saldo, fale conosco: {contact}

Jogada`,
  },
  account_reopened: {
    subject: 'Sua conta está liberada',
    text: `Olá!

A suspensão da sua conta terminou. Você já pode entrar de novo.

Se tiver dúvidas, fale conosco: {contact}

Jogada`,
  },
  account_closed: {
    subject: 'Sua conta foi encerrada',
    text: `Olá!

Sua conta foi encerrada, como você pediu. Ninguém mais entra com ela e não enviaremos publicidade.

Guardamos por cinco anos só o que a lei manda: identificação, apostas e pagamentos.

Jogada`,
  },
} as const
