CREATE SCHEMA consent;

-- Every version of what players agree to. None is ever changed: a new text is a new version.
CREATE TABLE consent.document (
  document text NOT NULL CHECK (document IN ('terms', 'privacy', 'rules')),
  version integer NOT NULL CHECK (version > 0),
  title text NOT NULL,
  -- what is new in it
  changes text NOT NULL,
  -- paragraphs, one a line
  body text NOT NULL,
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  effective_at timestamptz NOT NULL CHECK (effective_at >= published_at),
  PRIMARY KEY (document, version)
);

-- Who agreed to what, when, from where and under which licence.
CREATE TABLE consent.acceptance (
  player_id bigint NOT NULL,
  document text NOT NULL,
  version integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  address text NOT NULL,
  device_id text NOT NULL,
  licence_profile text NOT NULL,
  licence_version integer NOT NULL,
  PRIMARY KEY (player_id, document, version),
  FOREIGN KEY (document, version) REFERENCES consent.document
);

-- Which licence the product ran under since when; what the ledger holds is read under the one in
-- force at its time.
CREATE TABLE consent.licence_in_force (
  since timestamptz NOT NULL,
  licence_profile text NOT NULL,
  licence_version integer NOT NULL,
  PRIMARY KEY (since, licence_profile, licence_version)
);

REVOKE UPDATE, DELETE ON consent.document, consent.acceptance, consent.licence_in_force
  FROM jogada_app;

INSERT INTO consent.document (document, version, title, changes, body, published_at, published_by,
  effective_at)
VALUES
('terms', 1, 'Termos de serviço', 'Primeira versão.',
$$Quem pode jogar
Só maiores de 18 anos podem ter conta. Pessoas impedidas pela lei ou inscritas em um cadastro de autoexclusão não podem jogar.
Sua conta
Cada pessoa tem uma conta, em seu próprio nome e CPF, com dados verdadeiros. A conta e a senha não podem ser emprestadas, vendidas nem usadas por outra pessoa.
Dinheiro
Depósitos vêm de uma conta do seu CPF e saques vão para uma conta do seu CPF. O saldo não rende juros e não é crédito. Todo movimento fica registrado e pode ser consultado por pelo menos um ano.
Apostas e jogos
Uma aposta vale quando é confirmada na tela. As cotações e as tabelas de pagamento são as do momento da confirmação. As regras de cada jogo e de cada esporte fazem parte destes termos.
Acompanhamento
Acompanhamos o uso da conta para cumprir a lei, prevenir fraude e perceber sinais de jogo prejudicial. Podemos avisar você, propor ou aplicar uma pausa e pedir documentos.
Pausas, limites e encerramento
Você pode definir limites, fazer uma pausa, se autoexcluir e encerrar a conta quando quiser. O saldo disponível continua sendo seu e pode ser sacado.
Mudanças
Quando estes termos mudam, pedimos seu aceite antes da próxima aposta ou do próximo depósito. Sacar nunca depende do aceite.
Reclamações
Fale com o atendimento dentro do site. Reclamações também podem ir a consumidor.gov.br.$$,
'2026-01-01T00:00:00-03:00', 'product', '2026-01-01T00:00:00-03:00'),
('privacy', 1, 'Política de privacidade', 'Primeira versão.',
$$O que guardamos
Dados de cadastro, identidade, contato, chave de pagamento, dispositivos, endereços de rede, apostas, jogos, pagamentos e conversas com o atendimento.
Para quê
Para manter a conta e executar o contrato, cumprir a lei de apostas e de prevenção à lavagem de dinheiro, proteger você e outras pessoas e melhorar o serviço.
Com quem
Com prestadores de pagamento e de verificação, somente o necessário, e com autoridades quando a lei manda. Não vendemos seus dados.
Por quanto tempo
Registros de apostas, pagamentos e identificação são guardados por cinco anos depois do encerramento da conta. O que a lei não manda guardar é apagado ou tornado anônimo quando a conta é encerrada.
Seus direitos
Você pode ver, corrigir e levar seus dados, retirar o consentimento para publicidade e pedir o apagamento do que a lei não manda guardar, na página de segurança da conta ou pelo atendimento.
Segurança
CPF, nome e chaves de pagamento ficam cifrados. Se houver um incidente que possa prejudicar você, avisamos você e a ANPD no prazo da norma.$$,
'2026-01-01T00:00:00-03:00', 'product', '2026-01-01T00:00:00-03:00'),
('rules', 1, 'Regras de apostas e jogos', 'Primeira versão.',
$$Confirmação
Uma aposta só existe depois de confirmada pelo servidor, com número, hora, cotação e valor. O valor sai do saldo na confirmação.
Resultado
O resultado dos jogos da casa vem do sorteio do servidor e pode ser conferido por você. O resultado dos esportes vem da fonte indicada no evento.
Anulação
Uma aposta é anulada e devolvida quando o evento é cancelado, quando foi aceita depois de conhecido o resultado ou quando a cotação tinha erro evidente. O motivo fica registrado na aposta.
Correção
Um resultado errado é corrigido por um lançamento novo, nunca apagando o anterior. A correção aparece no seu extrato.
Limites
Cada jogo e cada mercado mostra o mínimo, o máximo e o maior prêmio. Limites escolhidos por você valem sempre que forem mais apertados.
Rodada interrompida
Uma rodada interrompida espera por você com o valor reservado, e é concluída ou devolvida conforme a regra do jogo.
Palpites relacionados
Palpites que dependem um do outro não podem ser combinados na mesma múltipla.$$,
'2026-01-01T00:00:00-03:00', 'product', '2026-01-01T00:00:00-03:00');
