export const errors = {
  loginFirst: 'Por favor, inicia sesión primero',
  slowInternet: 'Internet lento, inténtalo más tarde',
  offline: 'No tienes conexión. Lo que ves puede estar desactualizado.',
  title: 'Algo salió mal',
  explain:
    'No pudimos completar este paso. Tu saldo y tus apuestas están guardados en el servidor.',
  reference: 'Código para soporte',
  home: 'Volver al inicio',
}
